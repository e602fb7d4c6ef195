/*
 * The first rows: the platform's own space and company, and the defaults that every space reads. Menus and built-in roles come from the
 * code at every start.
 */
set local role park_keeper;

insert into space (id, name, project_code) values (app.platform(), '平台', 'platform-home');
insert into company (space_id, id, name, comp_type) values (app.platform(), app.platform_company(), '平台运营方', 2);
update space set operator_company_id = app.platform_company() where id = app.platform();
insert into department (space_id, company_id, name, order_num, level) values (app.platform(), app.platform_company(), '平台运营方', 0, 1);

insert into backup_plan default values;

insert into config_entry (space_id, code, config_version, content) values
  (app.platform(), 'platformadmin.phone.display', 0, '{"isShow": true}'),
  (app.platform(), 'platformadmin.homePage.entry', 0, '{"page": "home"}'),
  (app.platform(), 'platformadmin.login.captcha', 0, '{"always": false}'),
  (app.platform(), 'platformadmin.login.secondFactor', 0, '{"isRequired": false, "sides": ["platform", "operator"]}');

insert into extend_field (space_id, module, column_name, name, type, description, length, is_view, is_edit, sort_num) values
  (app.platform(), 1, 'short_num', '短号', 'Text', '仅支持输入数字和英文符号"-"', 20, true, true, 10);

with lists (code, name, items) as (values
  ('trade', '所属行业', array['农、林、牧、渔业', '采矿业', '制造业', '电力、热力、燃气及水生产和供应业', '建筑业', '批发和零售业', '交通运输、仓储和邮政业',
    '住宿和餐饮业', '信息传输、软件和信息技术服务业', '金融业', '房地产业', '租赁和商务服务业', '科学研究和技术服务业', '水利、环境和公共设施管理业',
    '居民服务、修理和其他服务业', '教育', '卫生和社会工作', '文化、体育和娱乐业', '公共管理、社会保障和社会组织', '国际组织']),
  ('companyScale', '单位规模', array['少于20人', '20-99人', '100-499人', '500-999人', '1000-9999人', '10000人以上']),
  ('companyNature', '单位性质', array['国有企业', '民营企业', '外商独资', '中外合资', '股份制企业', '事业单位', '社会团体', '个体工商户', '其他']),
  ('position', '职位', array['董事长', '总经理', '副总经理', '部门经理', '主管', '专员', '工程师', '财务', '行政', '人事', '销售', '客服', '其他']),
  ('certificate', '证件类型', array['居民身份证', '护照', '港澳居民来往内地通行证', '台湾居民来往大陆通行证', '外国人永久居留身份证', '军官证', '其他']),
  ('education', '学历', array['博士研究生', '硕士研究生', '大学本科', '大学专科', '高中（中专）', '初中及以下']),
  ('politics', '政治面貌', array['中共党员', '中共预备党员', '共青团员', '民主党派', '无党派人士', '群众'])
), placed as (select *, row_number() over () as rank from lists
), made as (insert into code_list (space_id, code, name, rank) select app.platform(), code, name, rank from placed returning code)
insert into code_item (space_id, code, item_key, item_value, sort_num)
select app.platform(), p.code, lpad(item.at::text, 2, '0'), item.value, item.at * 10
  from placed p, unnest(p.items) with ordinality as item (value, at);

insert into agreement (kind, version, title, content) values
  ('user', 1, '用户协议', '一、协议的范围
本协议由您与本智慧园区运营平台（以下简称“平台”）的运营方订立，适用于您登录和使用平台的全部功能，包括通讯录、企业与人员管理、应用与服务、审批、通知以及后续上线的其他功能。您勾选同意并登录，即表示您已阅读、理解并接受本协议。
二、账号与安全
1. 账号由您所在单位或园区运营方开通，与您的手机号绑定，仅限您本人使用，不得出借、转让或与他人共用。
2. 首次登录须修改初始密码。请使用不易猜测的密码并妥善保管；发现账号异常时，请立即修改密码、在个人中心退出其他登录，并通知单位管理员。
3. 您离职、调岗或被停用后，相应的访问权限随即终止。
三、使用规范
1. 您应在被授予的权限范围内，为办理园区和单位事务使用平台，不得查看、下载或传播与工作无关的他人信息。
2. 不得上传违法、侵权、虚假或含有恶意代码的内容，不得以自动化手段批量获取数据，不得绕过或破坏平台的安全措施。
3. 您提交的申请、合同、审批意见等内容应真实、完整，您对自己账号下的操作负责。平台会记录操作日志，用于安全审计和责任认定。
四、内容与数据
您和您所在单位提交的数据归您或您的单位所有。为提供服务，运营方可在必要范围内存储、处理和展示这些数据；除法律另有规定或取得同意外，不用于其他目的。
五、服务的变更与中断
平台会尽力保持稳定。因升级维护、网络故障、不可抗力等原因需要暂停服务的，运营方会尽量提前通知。运营方可以根据业务需要增加、调整或停止部分功能。
六、违约处理
违反本协议的，运营方可以视情节限制功能、停用账号，并保留追究责任的权利；涉嫌违法的，将依法移交有关机关。
七、协议的修改
本协议修改后会在平台公布新版本，并在您下次使用时提示您重新确认。您不同意修改内容的，应停止使用平台。
八、法律适用
本协议适用中华人民共和国法律。因本协议产生的争议，双方应先协商解决；协商不成的，提交运营方所在地有管辖权的人民法院处理。'),
  ('privacy', 1, '隐私政策', '本政策说明本智慧园区运营平台（以下简称“平台”）的运营方如何收集、使用、保存和保护您的个人信息，以及您享有的权利。平台部署在运营方自行管理的服务器上，数据由运营方直接保管。
一、我们收集的信息
1. 账号信息：姓名、手机号、用户名、性别、邮箱、头像、昵称，以及所属单位、部门、职务和角色，由您或您的单位提供。
2. 使用信息：登录时间、网络地址、浏览器类型、操作记录，用于保障账号安全和审计。
3. 业务信息：您在办理访客、会议、报修、审批、合同等事务时填写的内容和上传的文件；部分业务可能需要证件号码。
我们只收集办理相应业务所必需的信息，不收集生物特征、行踪轨迹等与业务无关的信息。
二、我们如何使用
用于身份验证、提供您申请的服务、发送验证码和业务通知、统计园区运营情况以及防范安全风险。超出上述目的使用的，会另行征得您的同意。
三、如何保存和保护
1. 手机号和证件号码加密存储，列表中默认隐藏部分数字；查看完整号码需要相应权限，每次查看都会留下记录，您可以在“个人中心—谁查看过我”中看到。
2. 密码以不可还原的方式保存，任何人都无法查看。
3. 信息保存至实现目的所需的期限；账号停用后，依法需要保留的记录除外，您可以要求删除。
四、共享与披露
您的信息仅在您所在单位、园区运营方及其授权的服务单位之间，在履行职责所必需的范围内共享。短信验证码需要通过短信服务商发送，我们只提供手机号和短信内容。除法律法规要求外，不向其他第三方提供，也不会出售您的信息。
五、您的权利
您可以在个人中心查看和更正个人信息、更换手机号、修改密码、查看并退出其他登录；也可以通过单位管理员或园区运营方申请查询、更正、删除个人信息，撤回同意或注销账号。撤回同意不影响此前处理的效力。
六、浏览器本地存储
平台在您的浏览器中保存登录状态和界面偏好，不使用第三方跟踪技术。您可以随时清除，清除后需要重新登录。
七、政策更新与联系
本政策更新后会在平台公布新版本，并在您下次使用时提示您重新确认。如有疑问或投诉，请联系园区运营方，我们会在十五个工作日内答复。');

reset role;
